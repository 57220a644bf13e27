/** What can be found in words and is perhaps better not kept. */
export const PRIVATE_KINDS = ['card', 'account', 'id', 'password', 'email', 'phone'] as const;
export type PrivateKind = (typeof PRIVATE_KINDS)[number];

/** What becomes of it: it is stored as it is said, hidden before it is stored, or the whole write is refused. */
export const TREATMENTS = ['keep', 'mask', 'refuse'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** What a tenant does with each kind; what is absent is kept. */
export type PrivacyPolicy = Readonly<Partial<Record<PrivateKind, Treatment | undefined>>>;

/** What each kind is called in messages. */
export const NAMES_OF_PRIVATE: Readonly<Record<PrivateKind, string>> = {
  card: 'the number of a payment card',
  account: 'the number of a bank account',
  id: 'the number of an identity document, a tax payer or an insured person',
  password: 'a password, PIN or key',
  email: 'an e-mail address',
  phone: 'a telephone number',
};
