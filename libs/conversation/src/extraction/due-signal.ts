import { Injectable } from '@nestjs/common';
import { type Observable, Subject } from 'rxjs';

/** Signals in this process that a session may be due, so that its extraction need not wait for the next poll. */
@Injectable()
export class DueSignal {
  readonly #subject = new Subject<void>();

  get signals(): Observable<void> {
    return this.#subject;
  }

  give(): void {
    this.#subject.next();
  }
}
