/** A constant that is made when it is first asked for, so that importing the package costs next to nothing. */
export function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
