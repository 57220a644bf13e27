import { Injectable } from '@nestjs/common';
import { Gauge, Counter } from 'prom-client';
import { SettledSessionsService } from '#conversation/extraction/settled-sessions.service.js';
import { WatchService } from '#memory/watch/watch.service.js';
import { SubscriptionDoor } from '../graphql/subscription-door.js';
import { SubscriptionProtocol } from '../graphql/subscription-protocol.js';
import { Metrics } from './metrics.js';

/** The subscribers of this process; computed when metrics are read. */
@Injectable()
export class SubscriptionMetrics {
  constructor(
    { registry }: Metrics,
    door: SubscriptionDoor,
    protocol: SubscriptionProtocol,
    watches: WatchService,
    sessions: SettledSessionsService,
  ) {
    const registers = [registry];
    new Gauge({
      ...{ name: 'palimpsest_subscription_sockets', help: 'Open sockets at /graphql.', registers },
      collect() {
        this.set(door.sockets);
      },
    });
    new Gauge({
      ...{ name: 'palimpsest_subscriptions', help: 'Subscriptions that last, by field.', registers },
      labelNames: ['field'],
      collect() {
        this.set({ field: 'memoryChanged' }, watches.watchers);
        this.set({ field: 'sessionExtracted' }, sessions.watchers);
      },
    });
    new Counter({
      ...{ name: 'palimpsest_subscription_answers_total', help: 'Answers sent to subscribers.', registers },
      collect() {
        this.reset();
        this.inc(protocol.sent);
      },
    });
    new Counter({
      ...{ name: 'palimpsest_subscription_sockets_closed_total', help: 'Sockets closed from here, by why.', registers },
      labelNames: ['why'],
      collect() {
        this.reset();
        for (const [why, count] of Object.entries(door.closed)) this.inc({ why }, count);
      },
    });
  }
}
