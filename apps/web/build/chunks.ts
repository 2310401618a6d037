const LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](react-router|router-core|history|store|react-store|react-query|query-core)|@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|tslib|get-nonce|clsx|class-variance-authority|tailwind-merge|lucide-react)[\\/]/;
const OURS = /[\\/]apps[\\/]web[\\/]src[\\/](lib|config|components)[\\/]/;
const PLAIN_CONTRACT =
  /contract-endpoints:|[\\/]contract[\\/]src[\\/](constants|costume-status|crew-roles|endpoint|image-variant|password-rules|permissions|shoot-status|team-header)\.ts$/;

const SHARED_BY_SCREENS = 4;

/**
 * What most screens need anyway comes in one file instead of twenty small ones: fewer requests, and it compresses better.
 * Nothing that leads to zod or to a form library may match, or every screen would carry it.
 */
export const codeSplitting = {
  groups: [
    {
      name: 'base',
      test: (id: string) => LIBRARIES.test(id) || OURS.test(id) || PLAIN_CONTRACT.test(id),
      minShareCount: SHARED_BY_SCREENS,
    },
  ],
};
