/** What is said without a key for Google's maps: apart from the schemas, which no map shall load for a sentence. */
export const NO_MAPS_KEY_MESSAGE = 'Google Maps API key not configured';
