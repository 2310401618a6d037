export interface CallSheetDocument {
  /** The document's title. Any characters are allowed. */
  readonly name: string;
  readonly docx: Buffer;
}

/** `url` opens the document for users who can read it. */
export interface SavedDocument {
  readonly fileId: string;
  readonly url: string;
}

/** The shared folder of a service account, or a user's own documents. Every call ends within 10 s. */
export interface Documents {
  /**
   * Saves a call sheet. Replaces the document `fileId` if it still exists. A lost response can leave a stray document.
   * @throws ExternalServiceError if the service fails, RevokedError if the user has revoked access
   */
  save(document: CallSheetDocument, fileId?: string): Promise<SavedDocument>;
}
