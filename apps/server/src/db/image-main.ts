// Part of the build: makes the image of the database that new data folders start with.
import '../start/quick-start.ts';

const { makeImage } = await import('./make-image.ts');
await makeImage();
