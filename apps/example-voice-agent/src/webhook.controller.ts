import { BadRequestException, Body, Controller, HttpCode, HttpException, Post } from '@nestjs/common';
import { DomainError } from '#nest/palimpsest.js';
import { CallEvent } from './call-event.js';
import { CallsService } from './calls.service.js';

const STATUS: Readonly<Partial<Record<DomainError['code'], number>>> = {
  NOT_FOUND: 404,
  CONFLICT: 409,
  UNAVAILABLE: 503,
};

/** The door for the telephone provider. A real one would check the provider's signature first. */
@Controller('webhooks')
export class WebhookController {
  constructor(private readonly calls: CallsService) {}

  @Post('call')
  @HttpCode(200)
  async call(@Body() body: unknown): Promise<object> {
    const { data: event, error } = CallEvent.safeParse(body);
    if (error) throw new BadRequestException(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
    try {
      return await this.take(event);
    } catch (fault) {
      throw fault instanceof DomainError ? new HttpException(fault.message, STATUS[fault.code] ?? 422) : fault;
    }
  }

  private take(event: CallEvent): Promise<object> {
    switch (event.event) {
      case 'ringing':
        return this.calls.ringing(event.callId, event.from);
      case 'utterance':
        return this.calls.utterance(event.callId, event.text);
      case 'hangup':
        return this.calls.hangup(event.callId);
    }
  }
}
