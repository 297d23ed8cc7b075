/** How far a value is followed before it is decided on, in characters; what is longer is swallowed by its `Tail`. */
export const WINDOW = 512;
