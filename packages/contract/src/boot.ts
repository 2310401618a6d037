import { z } from 'zod';
import { user } from './auth.ts';
import { profile } from './profile.ts';
import { team } from './teams.ts';

/** Who may make an account: anyone, whoever has an invite code, nobody. */
export const signUps = z.enum(['open', 'invite', 'closed']);
export type SignUps = z.infer<typeof signUps>;

/**
 * What the server writes into the page that it sends (`<script type="application/json" id="boot">`), so that the browser
 * knows who one is without asking. `user` is null when signed out.
 */
export const boot = z.object({
  signUps,
  user: user.nullable(),
  profile: profile.nullable(),
  teams: z.array(team),
});
export type Boot = z.infer<typeof boot>;
