declare module "@micropython/micropython-webassembly-pyscript/micropython.mjs" {
  export function loadMicroPython(options: {
    url: string;
    heapsize: number;
    linebuffer: boolean;
    stdout: (bytes: Uint8Array) => void;
    stderr: (bytes: Uint8Array) => void;
  }): Promise<{
    FS: {
      mkdirTree(path: string): void;
      writeFile(path: string, text: string): void;
    };
    registerJsModule(name: string, module: unknown): void;
    runPython(code: string): unknown;
    pyimport(name: string): any;
  }>;
}
