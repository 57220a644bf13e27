import type { Profile } from './profile.js';

const CORE = `Palimpsest is the long-term memory of the contacts that you talk with. Call get_context when a conversation starts, upsert_contact where nobody is known by their number or address yet, search_memories before you answer from memory, add_memory when something is told that will matter later, and calculate_date_math for any date or length of time. Every answer says the current date and time zone; never guess them. The resource memory://contacts/{id}/context is the same text as that of get_context; {id} is an id or how a contact is known, such as phone:+911234567890.`;

const FULL = `${CORE}
Find who is calling with find_contacts, and only then upsert_contact or create_contact. Keep a call by start_session, add_turns and end_session. Two contacts that are one person are put together by merge_contacts, which undo_merge takes back; ask a person before you merge, withdraw or revert.`;

/** @returns the server instructions for a model; they only name tools of the profile. */
export function instructionsFor(profile: Profile): string {
  return profile === 'full' ? FULL : CORE;
}
