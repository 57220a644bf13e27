import { Resolver } from '@nestjs/graphql';
import { type Asked as AskedOf, AskService } from '#assist/ask/ask.service.js';
import { ask } from '#contract/ask.js';
import { Contact } from '#contract/contacts.js';
import type { InputOf } from '#contract/operation.js';
import type { Caller } from '#domain/caller.js';
import { Asker, Gone } from './asker.decorator.js';
import { Asked, Walk } from './operation.decorators.js';
import { outputType } from './types-of-schemas.js';

const CONTACT = outputType(Contact);

/** Questions about a contact. */
@Resolver(() => CONTACT)
export class AskResolver {
  constructor(private readonly service: AskService) {}

  @Walk(ask)
  ask(@Asker() caller: Caller, @Asked(ask) input: InputOf<typeof ask>, @Gone() gone: AbortSignal): Promise<AskedOf> {
    return this.service.ask(caller, input, {}, gone);
  }
}
