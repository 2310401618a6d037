import type { Orm } from '../../db/orm.ts';

/** How long a session lasts after its last use, to the day. */
export const SESSION_DAYS = 30;

/** An account as the identity knows it. `email` is in lower case. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** An account whose address may not be confirmed yet. */
export interface KnownAccount extends Account {
  readonly isConfirmed: boolean;
}

/** A new session: its random token (at least 128 bits) is the only thing that opens it. */
export interface NewSession {
  readonly token: string;
  readonly account: Account;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The login that is a password. */
export const PASSWORD_PROVIDER = 'credential';

/** What another service knows somebody by: `subject` never changes there and is nobody else's. */
export interface Login {
  readonly provider: string;
  readonly subject: string;
}

/** How accounts are opened by what another service says. All of it is part of the caller's transaction. */
export interface Logins {
  /** The account that a login opens. */
  findByLogin(tx: Orm, login: Login): Promise<KnownAccount | undefined>;
  /** Makes an account that a login opens, without a password; undefined where the address is taken. */
  makeAccount(
    tx: Orm,
    input: Omit<KnownAccount, 'id'> & { readonly login: Login },
  ): Promise<KnownAccount | undefined>;
  /** Lets a login open an account, which has at most one of each provider. */
  addLogin(
    tx: Orm,
    userId: string,
    login: Login,
  ): Promise<'connected' | 'connected-elsewhere' | 'other-connected'>;
  /** The providers of an account's logins, `PASSWORD_PROVIDER` where it has a password. */
  listLogins(tx: Orm, userId: string): Promise<string[]>;
  /** Lets an account no longer be opened by a provider. */
  removeLogin(tx: Orm, userId: string, provider: string): Promise<void>;
  /**
   * Takes the logins of other services, and the name, from an account whose address was never confirmed: whoever made it
   * may not be the owner of the address, who gets it now.
   * @returns whether it is such an account
   */
  forgetUnproven(tx: Orm, userId: string): Promise<boolean>;
}

/**
 * Who people are: accounts, their passwords, their sessions. Rules about passwords, invitations and how often one may try
 * are the caller's; rows of sessions are read by `access/`.
 */
export interface Identity extends Logins {
  /**
   * Makes an account and signs it in. Undefined, after the same work, where the address already has an account, which
   * stays as it is. Two calls at once for one address make one account.
   * @param settle what else belongs to a new account: when it throws there is no account either
   */
  signUp(
    input: Credentials & { readonly name: string },
    settle?: (tx: Orm, account: Account) => Promise<void>,
  ): Promise<NewSession | undefined>;
  /**
   * A new session where the password is right; undefined where it is wrong or there is no such account, after the same work;
   * `unconfirmed` where it is right and the address must be confirmed first.
   */
  signIn(input: Credentials): Promise<NewSession | 'unconfirmed' | undefined>;
  /** The account of an address, in lower case. */
  find(email: string, tx?: Orm): Promise<KnownAccount | undefined>;
  /** Signs the owner of an account in, whose right to it the caller has checked. */
  startSession(tx: Orm, account: Account): Promise<NewSession>;
  /** Notes that an account's address is its owner's, and answers with it; undefined where there is no such account. */
  confirm(tx: Orm, userId: string): Promise<string | undefined>;
  /** Whether this is the password of an account; the same work where it has none. */
  isPassword(userId: string, password: string): Promise<boolean>;
  /** What `setPassword` takes. Slow on purpose: before the transaction. */
  hashPassword(password: string): Promise<string>;
  /**
   * Gives an account a password in place of the one that it may have, and ends its sessions.
   * @param except the token of the session that goes on
   */
  setPassword(tx: Orm, userId: string, hash: string, except?: string): Promise<void>;
  /** Ends all sessions of an account, but for the one of `except`. */
  endSessions(tx: Orm, userId: string, except?: string): Promise<void>;
  /** A further session for the holder of a live one; undefined where the token opens none. */
  renew(token: string): Promise<NewSession | undefined>;
  /** Lets a session last `SESSION_DAYS` from now. */
  prolong(token: string): Promise<void>;
  /** Ends a session at once. Nothing happens where it is over already. */
  signOut(token: string): Promise<void>;
  /**
   * Deletes an account with its password and its sessions, everywhere. Nothing happens where there is none.
   * @param leave what else goes with it, before: when it throws the account stays
   */
  deleteAccount(userId: string, leave?: (tx: Orm) => Promise<void>): Promise<void>;
  /** Loads what the first sign-in would otherwise wait for. */
  warmUp(): Promise<void>;
}
