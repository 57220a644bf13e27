/** What an entity around a contact can be. */
export const ENTITY_KINDS = ['person', 'animal', 'organisation', 'place', 'thing', 'order', 'case'] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** The relation of somebody or something to a contact. */
export interface Role {
  /** In one spelling, with its qualifier: "daughter", "older daughter". */
  readonly role: string;
  /** The general word that several roles share: "child". */
  readonly group: string;
  readonly kind: EntityKind;
}

/** The words for each kind and general word; `=` marks another spelling of the word before it. */
const WORDS: Readonly<Partial<Record<EntityKind, Readonly<Record<string, string>>>>> = {
  person: {
    child: 'child=kid=kiddo daughter=lass son=lad baby toddler stepson stepdaughter stepchild foster-child',
    parent:
      'parent mother=mom=mum=mommy=mummy=mama=amma father=dad=daddy=papa=appa stepmother=stepmom stepfather=stepdad',
    sibling: 'sibling sister=sis brother=bro stepsister stepbrother half-sister half-brother twin',
    partner:
      'partner spouse husband=hubby wife=wifey=missus boyfriend girlfriend fiance=fiancé fiancee=fiancée ex-husband ex-wife ex',
    grandparent: 'grandparent grandmother=grandma=granny=nana=nan=gran grandfather=grandpa=granddad',
    grandchild: 'grandchild=grandkid granddaughter grandson',
    relative:
      'relative aunt=auntie uncle cousin niece nephew godmother godfather godchild mother-in-law father-in-law sister-in-law brother-in-law daughter-in-law son-in-law',
    friend: 'friend mate buddy',
    neighbour: 'neighbour=neighbor flatmate roommate=housemate landlord landlady tenant',
    colleague:
      'colleague=coworker=co-worker boss manager supervisor assistant intern secretary cofounder=co-founder client',
    doctor:
      'doctor=gp=physician dentist therapist psychiatrist psychologist cardiologist dermatologist paediatrician=pediatrician gynaecologist=gynecologist oncologist neurologist surgeon optician physiotherapist=physio midwife nurse vet=veterinarian pharmacist',
    helper:
      'nanny babysitter=sitter au-pair caregiver=carer cleaner gardener teacher tutor coach trainer accountant lawyer=attorney=solicitor realtor plumber electrician mechanic driver hairdresser=barber',
  },
  animal: {
    pet: 'pet dog=puppy cat=kitten hamster rabbit=bunny parrot budgie canary goldfish guinea-pig turtle=tortoise horse pony ferret snake lizard',
  },
  organisation: {
    employer: 'employer company',
    organisation: 'school university college nursery kindergarten hospital clinic bank insurer gym church pharmacy',
  },
  place: { place: 'house=home flat=apartment office workplace cottage cabin garden' },
  thing: {
    thing:
      'car van truck motorbike=motorcycle bike=bicycle boat phone laptop computer tablet television=tv fridge dishwasher washing-machine boiler router camera watch account subscription contract card policy',
  },
  order: { order: 'order delivery parcel shipment package booking reservation' },
  case: { case: 'case ticket claim complaint dispute request' },
};

const ROLES = rolesOf(WORDS);

/** Words that distinguish people with the same role. */
const QUALIFIERS = new Set(
  'older oldest elder eldest younger youngest little big middle first second third late former new old best close other ex family twin'.split(
    ' ',
  ),
);

/** @returns the role that the words name, such as "older daughter"; `null` if they name none. */
export function roleOf(words: string): Role | null {
  const parts = words.toLowerCase().trim().split(/\s+/u);
  const known = ROLES.get(parts.join('-')) ?? ROLES.get(parts.join(' '));
  if (known) return known;
  const [first = '', ...rest] = parts;
  if (rest.length === 0 || !QUALIFIERS.has(first)) return null;
  const inner = roleOf(rest.join(' '));
  return inner && { ...inner, role: `${first} ${inner.role}` };
}

/** @returns the general word of a role, by its last words; the role itself if none is known. */
export function groupOf(role: string): string {
  return roleOf(role)?.group ?? role;
}

/**
 * @returns the roles that a plural means: "her kids" any child, "the daughters" each daughter; `null` for a word that
 * is not the plural of a role.
 */
export function pluralRoleOf(word: string): Role | null {
  const lower = word.toLowerCase();
  const singular = IRREGULAR.get(lower) ?? singularOf(lower);
  return singular === null ? null : roleOf(singular);
}

const IRREGULAR = new Map([
  ['children', 'child'],
  ['grandchildren', 'grandchild'],
  ['stepchildren', 'stepchild'],
  ['wives', 'wife'],
  ['companies', 'company'],
  ['babies', 'baby'],
  ['puppies', 'puppy'],
  ['buddies', 'buddy'],
  ['nannies', 'nanny'],
  ['deliveries', 'delivery'],
]);

function singularOf(word: string): string | null {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : null;
}

function rolesOf(words: typeof WORDS): ReadonlyMap<string, Role> {
  const roles = new Map<string, Role>();
  for (const [kind, groups] of Object.entries(words) as [EntityKind, Record<string, string>][])
    for (const [group, spelled] of Object.entries(groups))
      for (const spellings of spelled.split(' ')) {
        const [role = '', ...others] = spellings.split('=');
        for (const one of [role, ...others]) roles.set(one, { role, group, kind });
      }
  return roles;
}

/** @returns the roles that a word of a caller means: for a general word all that it covers, else the role itself. */
export function rolesCalled(word: string): string[] {
  const role = roleOf(word) ?? pluralRoleOf(word);
  if (!role) return [word.toLowerCase()];
  if (role.role !== role.group) return [role.role];
  return [...new Set([...ROLES.values()].filter(({ group }) => group === role.group).map((one) => one.role))];
}

/** @returns every word, in any spelling, for the selected roles. */
export function roleSpellings(isMeant: (role: Role) => boolean): string[] {
  return [...ROLES].flatMap(([word, role]) => (isMeant(role) ? [word] : []));
}

/** @returns a word and its plurals. */
export function withPlurals(word: string): string[] {
  const irregular = [...IRREGULAR].flatMap(([plural, singular]) => (singular === word ? [plural] : []));
  return [word, `${word}s`, ...irregular];
}
