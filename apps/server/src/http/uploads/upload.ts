/** An uploaded picture in a temporary file, which is deleted at the end of the request. */
export interface Upload {
  readonly path: string;
  /** The client's file name. Untrusted. */
  readonly fileName: string;
}
