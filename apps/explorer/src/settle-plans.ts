import type { Schemas } from '@palimpsest/client';
import type { Field, Fields, Plan } from './act.tsx';
import { remembering, REASON, withdrawing } from './plans.js';
import { service } from './service.js';
import { byWhat, named, replacing } from './settle-words.js';
import type { Zoned } from './zoned.js';

type Item = Schemas['ReviewItem'];
type Action = Schemas['ReviewAction'];

/** @returns the ways to settle an item; the service says which there are, and with what. */
export function settling(item: Item, zone: Zoned): Plan[] {
  // Two candidates can have the same words, and so two ways the same name.
  return item.actions.map((action, i) => ({ ...planOf(item, action, zone), id: `way ${i}` }));
}

function planOf(item: Item, action: Action, zone: Zoned): Plan {
  const { operation } = action;
  if (operation === 'withdraw') return withdrawing(item.memory);
  return {
    ...titleOf(item, action, zone),
    fields: [...action.asks.map(fieldOf), REASON],
    ...(operation === 'remember' ? saying(item, action) : resolving(item, action, zone)),
  };
}

function titleOf(item: Item, { does, fields }: Action, zone: Zoned): Pick<Plan, 'name' | 'about'> {
  if (does === 'confirm') return { name: 'Confirm', about: 'It is so.' };
  if (does === 'end') return { name: 'End', about: 'It was so, and is so no longer.' };
  if (does === 'withdraw') return { name: 'Withdraw', about: 'It is believed no longer, and nothing takes its place.' };
  const { memory, candidates } = item;
  const replaced = candidates.find(({ id }) => id === fields['supersedes']);
  if (replaced) return { name: `Supersede ${named(replaced, candidates, zone)}`, about: byWhat(memory) };
  const { text } = fields;
  if (typeof text !== 'string') return { name: 'Supersede', about: 'Something else took its place.' };
  return { name: `Believe “${text}” instead`, about: `It takes the place of “${memory.text}”.` };
}

function fieldOf(name: string): Field {
  return { name, label: name === 'text' ? 'What is so' : name.replaceAll('_', ' '), initial: '', required: true };
}

/** The fields come from the service, which checks them again. */
function saying({ memory: { contactId } }: Item, { fields: { contactId: _, ...known } }: Action): Said {
  return remembering({ contactId }, ({ reason = '', ...asked }: Fields) => {
    return { ...known, ...asked, ...(reason === '' ? {} : { reason }) } as Schemas['Statement'];
  });
}

type Said = Pick<Plan, 'preview' | 'run'>;

/** Settling has no dry run; what it does follows from the way that was chosen. */
function resolving({ memory, candidates, decisionId }: Item, { fields }: Action, zone: Zoned): Said {
  const resolution = fields['resolution'] as Resolution;
  const replaced = candidates.find(({ id }) => id === fields['supersedes']);
  const preview = {
    confirm: `“${memory.text}” would stay, beside what it was held against.`,
    dismiss: `“${memory.text}” would be believed no longer from now on.`,
    supersede: replaced ? replacing(memory, replaced, zone) : '',
  };
  return {
    preview: () => Promise.resolve([preview[resolution], 'It can be undone.']),
    run: async ({ reason = '' }) => {
      const params = { path: { contactId: memory.contactId, decisionId: String(decisionId) } };
      const body = {
        resolution,
        ...(replaced ? { supersedes: replaced.id } : {}),
        ...(reason === '' ? {} : { reason }),
      };
      const settled = await service.POST('/v1/contacts/{contactId}/review/{decisionId}', { params, body });
      return settled.memory.id;
    },
  };
}

type Resolution = 'confirm' | 'dismiss' | 'supersede';
