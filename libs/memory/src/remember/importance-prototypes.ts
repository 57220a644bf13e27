/** Example sentences for a degree of importance, from 0 to 1. */
export interface ImportanceClass {
  readonly what: string;
  readonly importance: number;
  readonly sentences: readonly string[];
}

/** Importance is measured by nearness to these (docs/reconcile.md). */
export const IMPORTANCE_CLASSES: readonly ImportanceClass[] = [
  {
    what: 'health and safety',
    importance: 0.95,
    sentences: [
      'She is allergic to nuts.',
      'He takes insulin for his diabetes every day.',
      'She was diagnosed with a heart condition.',
      'He is in danger and needs emergency help.',
      'She has a severe food allergy and carries an adrenaline pen.',
      'He cannot walk without a wheelchair.',
    ],
  },
  {
    what: 'identity, family, home and work',
    importance: 0.75,
    sentences: [
      'Her name is Maria and she was born in 1985.',
      'She started a new job at a hospital.',
      'She lives in Lisbon.',
      'He works as an engineer at a software company.',
      'Works at a bank as the new manager.',
      'Her daughter goes to school and has a dog.',
    ],
  },
  {
    what: 'money, plans and commitments',
    importance: 0.6,
    sentences: [
      'She has an appointment next Tuesday at five.',
      'He promised to send the contract by Friday.',
      'Her budget is 2,000 euros.',
      'He owes 400 on his last invoice.',
      'She is flying to Rome in June.',
    ],
  },
  {
    what: 'how things are done',
    importance: 0.55,
    sentences: [
      'To open the gate, press the bell twice.',
      'First restart the device, then call support.',
      'Always send the invoice by post.',
    ],
  },
  {
    what: 'preferences',
    importance: 0.45,
    sentences: [
      'She likes coffee with milk.',
      'He prefers to be called in the evening.',
      'Her favourite colour is green.',
      'He enjoys jazz and old films.',
      'Prefers e-mail to telephone calls.',
    ],
  },
  {
    what: 'small talk',
    importance: 0.1,
    sentences: [
      'It is sunny today.',
      'They chatted about the weather.',
      'She said hello and asked how the agent was.',
      'He laughed and said thank you.',
      'The line was noisy for a moment.',
      'She said that it was raining again.',
    ],
  },
];
