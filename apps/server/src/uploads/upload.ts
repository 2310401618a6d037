/** A picture that a request brought, on its way into the store: a file that goes away with the request. */
export interface Upload {
  /** Where it lies for now. */
  readonly path: string;
  /** The name that it came with. Nothing about it can be relied on. */
  readonly fileName: string;
}
