import { z } from 'zod';
import { user } from './auth.ts';
import { profile } from './profile.ts';
import { team } from './teams.ts';

/** Who may make an account: anyone, whoever has an invite code, nobody. */
export const signUps = z.enum(['open', 'invite', 'closed']);
export type SignUps = z.infer<typeof signUps>;

/** Who people can sign in through, beside email and password. */
export const providers = z.enum(['google', 'facebook']);
export type Provider = z.infer<typeof providers>;

/** A hosted identity service that the browser signs in with itself; `anonKey` is public. */
export const hostedIdentity = z.object({ url: z.string(), anonKey: z.string() });
export type HostedIdentity = z.infer<typeof hostedIdentity>;

/**
 * What the server writes into the page that it sends (`<script type="application/json" id="boot">`), so that the browser
 * knows who one is without asking, and how one can sign in. `user` is null when signed out.
 */
export const boot = z.object({
  signUps,
  providers: z.array(providers),
  hosted: hostedIdentity.nullable(),
  user: user.nullable(),
  profile: profile.nullable(),
  teams: z.array(team),
});
export type Boot = z.infer<typeof boot>;
