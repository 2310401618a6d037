/** A start that cannot work as it is set up. The message is one plain sentence that says what to do. */
export class SettingError extends Error {
  override name = 'SettingError';
}
