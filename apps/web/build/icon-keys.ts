import type { Plugin } from 'vite';

const ICON = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;
const KEY = /,\s+key: "[\w-]+"(?=\s+\})/g;

/**
 * Leaves out the keys of an icon's lines. React needs none where their order never changes, and random letters
 * compress badly.
 */
export const iconKeys = (): Plugin => ({
  name: 'icon-keys',
  apply: 'build',
  transform: {
    filter: { id: ICON },
    handler: (code) => ({ code: code.replaceAll(KEY, ''), map: null }),
  },
});
