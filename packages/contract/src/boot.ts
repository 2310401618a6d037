import { z } from 'zod';
import { user } from './auth.ts';
import { profile } from './profile.ts';
import { team } from './teams.ts';

/**
 * What the server writes into the page that it sends (`<script type="application/json" id="boot">`), so that the browser
 * knows who one is without asking. `user` is null when signed out.
 */
export const boot = z.object({
  user: user.nullable(),
  profile: profile.nullable(),
  teams: z.array(team),
});
export type Boot = z.infer<typeof boot>;
