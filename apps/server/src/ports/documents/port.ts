/** A call sheet on its way into somebody's documents. */
export interface CallSheetDocument {
  /** What the document is called; may hold any letters. */
  readonly name: string;
  /** The call sheet as a Word file. */
  readonly docx: Buffer;
}

/** A document as it lies there. `url` opens it for whoever may read it. */
export interface SavedDocument {
  readonly fileId: string;
  readonly url: string;
}

/**
 * Keeps call sheets as documents in one place: the shared folder of a service account, or one person's own. Every call
 * ends within 10 s.
 */
export interface Documents {
  /**
   * Puts a call sheet there, in place of the one under `fileId` where that still exists. A try whose answer got lost may
   * have left a document.
   * @throws AwayError where it cannot be done now, RevokedError where the person has taken the right back
   */
  save(document: CallSheetDocument, fileId?: string): Promise<SavedDocument>;
}
