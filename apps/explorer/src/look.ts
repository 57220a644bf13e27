import type { Role } from './role.js';
import type { Place } from './place.js';
import type { Zoned } from './zoned.js';

/** Goes somewhere; `replace` where the way there is no step to go back to, as while a slider moves. */
export type Go = (to: Partial<Place>, replace?: boolean) => void;

/** Where one looks at a person, and what to do once something was changed. */
export interface Look {
  readonly contactId: string;
  /** What the person is called on the page. */
  readonly name: string;
  /** Of the key that signed in. */
  readonly role: Role;
  readonly place: Place;
  readonly go: Go;
  /** The contact's. */
  readonly zone: Zoned;
  /** Grows with each change made here, and each time the page is read again. */
  readonly changes: number;
  readonly onChanged: () => void;
}
