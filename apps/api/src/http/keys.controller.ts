import { Controller } from '@nestjs/common';
import { createKey, getKey, listKeys, revokeKey } from '#contract/keys.js';
import type { InputOf } from '#contract/operation.js';
import type { Caller } from '#domain/caller.js';
import { KeysService, type OwnKey, type TenantKey } from '#keys/keys.service.js';
import { From } from '../requests/caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class KeysController {
  constructor(private readonly keys: KeysService) {}

  @Route(getKey)
  own(
    @From() caller: Caller,
    // What is not of it is refused.
    @Input(getKey) _: InputOf<typeof getKey>,
  ): OwnKey {
    return this.keys.own(caller);
  }

  @Route(createKey)
  create(
    @From() caller: Caller,
    @Input(createKey) input: InputOf<typeof createKey>,
  ): Promise<TenantKey & { readonly secret: string }> {
    return this.keys.create(caller, input);
  }

  @Route(listKeys)
  list(@From() caller: Caller, @Input(listKeys) input: InputOf<typeof listKeys>): ReturnType<KeysService['list']> {
    return this.keys.list(caller, input);
  }

  @Route(revokeKey)
  revoke(@From() caller: Caller, @Input(revokeKey) { keyId }: InputOf<typeof revokeKey>): Promise<TenantKey> {
    return this.keys.revoke(caller, keyId);
  }
}
