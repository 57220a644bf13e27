/** How many values an attribute can have at one instant. */
export type Cardinality = 'one' | 'many';

/**
 * Attributes whose meaning allows one value at a time. An attribute that is listed neither here, nor in the settings,
 * nor in the call can have many values: taking a second value for a replacement would lose a true fact.
 */
const SINGLE_VALUED = [
  'name',
  'first_name',
  'last_name',
  'preferred_name',
  'pronouns',
  'birth_date',
  'birth_place',
  'current_city',
  'current_country',
  'home_address',
  'work_address',
  'time_zone',
  'marital_status',
  'spouse',
  'employer',
  'job_title',
  'occupation',
  'school',
  'primary_language',
  'preferred_language',
  'preferred_channel',
  'preferred_contact_time',
  'primary_email',
  'primary_phone',
  'subscription_plan',
  'account_status',
  'budget',
  'blood_type',
  'primary_doctor',
] as const;

const MULTI_VALUED = [
  'allergy',
  'child',
  'condition',
  'dislikes',
  'hobby',
  'language',
  'likes',
  'medication',
  'owns',
  'pet',
  'sibling',
  'skill',
  'visited',
] as const;

/** Spellings people use for the same slot, so that two integrations do not put one fact into two slots. */
const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    city: 'current_city',
    lives_in: 'current_city',
    residence: 'current_city',
    country: 'current_country',
    works_at: 'employer',
    company: 'employer',
    job: 'job_title',
    role: 'job_title',
    timezone: 'time_zone',
    date_of_birth: 'birth_date',
    address: 'home_address',
    plan: 'subscription_plan',
  }),
);

/** The table that decides, extensible by settings. */
export type AttributeTable = ReadonlyMap<string, Cardinality>;

/**
 * @param extra the setting ATTRIBUTES, such as `favourite_colour:one,pet:many`; it wins over the built-in table.
 * @returns the cardinality of every attribute that is known.
 */
export function attributeTable(extra = ''): AttributeTable {
  const table = new Map<string, Cardinality>();
  for (const name of SINGLE_VALUED) table.set(name, 'one');
  for (const name of MULTI_VALUED) table.set(name, 'many');
  for (const entry of extra.split(',')) {
    const [name, cardinality] = entry.trim().split(':');
    if (name && (cardinality === 'one' || cardinality === 'many')) table.set(attributeName(name), cardinality);
  }
  return table;
}

/** @returns the attribute's one spelling: lower case with underscores, synonyms resolved. */
export function attributeName(name: string): string {
  const spelled = name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return SYNONYMS.get(spelled) ?? spelled;
}

/** @returns how many values the attribute can have: as the call says, else the table, else many. */
export function cardinalityOf(attribute: string | null, table: AttributeTable, stated?: Cardinality): Cardinality {
  if (attribute === null) return 'many';
  return stated ?? table.get(attribute) ?? 'many';
}
