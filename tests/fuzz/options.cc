// Memory that the system does not have is Error kOutOfMemory, not a fault.
extern "C" const char* __asan_default_options() { return "allocator_may_return_null=1"; }
