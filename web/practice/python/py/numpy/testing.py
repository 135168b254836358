import numpy as np


def assert_allclose(actual, desired, rtol=1e-07, atol=0):
    if not np.allclose(actual, desired, rtol, atol, equal_nan=True):
        raise AssertionError(
            "Not equal to tolerance rtol=%g, atol=%g\n x: %r\n y: %r"
            % (rtol, atol, actual, desired)
        )


def assert_array_equal(x, y):
    if not np.array_equal(x, y, equal_nan=True):
        raise AssertionError("Arrays are not equal\n x: %r\n y: %r" % (x, y))


def assert_equal(x, y):
    assert_array_equal(x, y)


def assert_array_almost_equal(x, y, decimal=6):
    assert_allclose(x, y, rtol=0, atol=1.5 * 10.0**-decimal)
