import { speakerRoleOf } from './speaker.js';

const names = { agentId: null, agents: [], contact: null };

describe('who speaks where nobody said it', () => {
  it.each(['agent', 'Assistant', 'AI', 'bot', 'Operator', 'operator 12', 'IVR', 'ivr-2', 'System', 'Representative'])(
    'takes %s for the agent',
    (speaker) => expect(speakerRoleOf(speaker, names)).toBe('agent'),
  );

  it.each(['caller', 'Customer', 'user', 'Asha', 'SPEAKER_01', 'Aida', 'Botha'])(
    'takes %s for the contact',
    (speaker) => expect(speakerRoleOf(speaker, names)).toBe('contact'),
  );

  it('takes the agent of the session and those of the settings for agents', () => {
    expect(speakerRoleOf('Riya', { ...names, agentId: 'riya' })).toBe('agent');
    expect(speakerRoleOf(' riya ', { ...names, agents: ['Tara', 'Riya'] })).toBe('agent');
  });

  it('takes a contact for themselves, also where their name is a word for an agent', () => {
    expect(speakerRoleOf('Ai', { ...names, contact: 'Ai' })).toBe('contact');
    expect(speakerRoleOf('Riya', { ...names, contact: 'Riya', agentId: 'Riya' })).toBe('agent');
  });
});
