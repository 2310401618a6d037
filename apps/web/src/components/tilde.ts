import { createLucideIcon } from 'lucide-react';

/** A wave for a maybe, between the check mark of a yes and the cross of a no. */
export const Tilde = createLucideIcon('tilde', [
  ['path', { d: 'M4.5 13.8c1.9-4 4.8-4.3 7.5-1.8s5.6 2.2 7.5-1.8', key: 'tilde' }],
]);
