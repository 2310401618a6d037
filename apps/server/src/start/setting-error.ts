/** A setting with which the server cannot start. The message is one plain sentence that says what to do. */
export class SettingError extends Error {
  override name = 'SettingError';
}
