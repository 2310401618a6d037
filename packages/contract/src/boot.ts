import { z } from 'zod';
import { user } from './auth.ts';
import { profile } from './profile.ts';
import { team } from './teams.ts';

/** Who can create an account: everyone, holders of an invite code, or no one. */
export const signUps = z.enum(['open', 'invite', 'closed']);
export type SignUps = z.infer<typeof signUps>;

export const providers = z.enum(['google', 'facebook']);
export type Provider = z.infer<typeof providers>;

/** A hosted identity service that the browser signs in with directly. `anonKey` is public. */
export const hostedIdentity = z.object({ url: z.string(), anonKey: z.string() });
export type HostedIdentity = z.infer<typeof hostedIdentity>;

/** The data that the server embeds in the page as JSON (`#boot`), so that the browser need not request it. */
export const boot = z.object({
  /** What a shoot can have on this server. */
  quotas: z.object({ references: z.number().int() }),
  signUps,
  /** Whether emails leave the server. Without a mail server, they are only kept in its outbox. */
  sendsMail: z.boolean(),
  providers: z.array(providers),
  hosted: hostedIdentity.nullable(),
  user: user.nullable(),
  profile: profile.nullable(),
  teams: z.array(team),
  /** The revision of the active team, which everything that the page loads has at least. */
  revision: z.number().int().nullable(),
});
export type Boot = z.infer<typeof boot>;
