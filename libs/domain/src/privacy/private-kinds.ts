/** Kinds of private data that may be better not kept. */
export const PRIVATE_KINDS = ['card', 'account', 'id', 'password', 'email', 'phone'] as const;
export type PrivateKind = (typeof PRIVATE_KINDS)[number];

/**
 * What happens to private data: stored as said, hidden before it is stored, the whole write is refused, or what
 * contains it is forgotten after some days.
 */
export const TREATMENTS = ['keep', 'mask', 'refuse', 'expire'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** What a tenant does with each kind; absent kinds are kept. */
export interface PrivacyPolicy extends Readonly<Partial<Record<PrivateKind, Treatment | undefined>>> {
  /** The days after which anything that expires is forgotten. */
  readonly expireDays?: number | undefined;
}

/** The default. */
export const EXPIRE_DAYS = 30;

/** The name of each kind in messages. */
export const NAMES_OF_PRIVATE: Readonly<Record<PrivateKind, string>> = {
  card: 'the number of a payment card',
  account: 'the number of a bank account',
  id: 'the number of an identity document, a tax payer or an insured person',
  password: 'a password, PIN or key',
  email: 'an e-mail address',
  phone: 'a telephone number',
};
