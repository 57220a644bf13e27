/** What can be found in words and is perhaps better not kept. */
export const PRIVATE_KINDS = ['card', 'account', 'id', 'password', 'email', 'phone'] as const;
export type PrivateKind = (typeof PRIVATE_KINDS)[number];

/** What becomes of it: it is stored as it is said, hidden before it is stored, the whole write is refused, or what holds it is forgotten after some days. */
export const TREATMENTS = ['keep', 'mask', 'refuse', 'expire'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** What a tenant does with each kind; what is absent is kept. */
export interface PrivacyPolicy extends Readonly<Partial<Record<PrivateKind, Treatment | undefined>>> {
  /** After how many days what holds something that expires is forgotten. */
  readonly expireDays?: number | undefined;
}

/** Where a tenant does not say. */
export const EXPIRE_DAYS = 30;

/** What each kind is called in messages. */
export const NAMES_OF_PRIVATE: Readonly<Record<PrivateKind, string>> = {
  card: 'the number of a payment card',
  account: 'the number of a bank account',
  id: 'the number of an identity document, a tax payer or an insured person',
  password: 'a password, PIN or key',
  email: 'an e-mail address',
  phone: 'a telephone number',
};
