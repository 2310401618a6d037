/** In a module of its own, so that the map does not load the schemas for one message. */
export const NO_MAPS_KEY_MESSAGE = 'Google Maps API key not configured';
