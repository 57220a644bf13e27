/** The injection token of the settings: `Config` is a type, and Nest injects by value. */
export const CONFIG = Symbol('Config');
