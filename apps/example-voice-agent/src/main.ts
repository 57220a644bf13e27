import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { readConfig, StartupError } from '#nest/palimpsest.js';
import { VoiceAgentModule } from './voice-agent.module.js';

const config = readConfig();
const { NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password, PORT, HOST } = config;
if (!uri || !password) throw new StartupError('Set NEO4J_URI and NEO4J_PASSWORD; ./dev start says where they are.');

const connection = { uri, user, password };
const app = await NestFactory.create(VoiceAgentModule.with({ useFactory: () => ({ config, connection }) }), {
  logger: ['error', 'warn'],
});
app.enableShutdownHooks();
await app.listen(PORT, HOST);
console.log(`The voice agent listens on ${await app.getUrl()}/webhooks/call`);
