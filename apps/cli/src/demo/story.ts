/** What an agent understood of what was said: the body of a remember call. */
export type Understood = Readonly<Record<string, unknown>> & { readonly text: string };

/** One call of the story. */
export interface Call {
  readonly day: string;
  readonly words: string;
  readonly understood: readonly Understood[];
}

/** The day on which the caller mentioned Mumbai; later we ask what we believed the day before. */
export const STORY: readonly Call[] = [
  {
    day: '2024-01-15',
    words: 'I have lived in Pune since 2019, and I am a nurse at City Hospital. Please call me after 6 pm.',
    understood: [
      {
        text: 'Lives in Pune',
        quote: 'I have lived in Pune since 2019',
        attribute: 'current_city',
        value: 'Pune',
        validFrom: '2019-01-01T00:00:00+05:30',
      },
      {
        text: 'Works at City Hospital as a nurse',
        quote: 'I am a nurse at City Hospital',
        attribute: 'employer',
        value: 'City Hospital',
      },
      {
        text: 'Prefers calls after 6 pm',
        quote: 'Please call me after 6 pm',
        attribute: 'preferred_contact_time',
        value: 'after 6 pm',
      },
    ],
  },
  {
    day: '2025-06-02',
    words: 'We moved to Bangalore yesterday!',
    understood: [
      {
        text: 'Moved to Bangalore',
        quote: 'We moved to Bangalore',
        attribute: 'current_city',
        value: 'Bangalore',
        validFrom: '2025-06-01T00:00:00+05:30',
      },
    ],
  },
  {
    day: '2025-07-10',
    words: 'Since last Thursday I have been at Lakeside Clinic.',
    understood: [
      {
        text: 'Works at Lakeside Clinic',
        quote: 'I have been at Lakeside Clinic',
        attribute: 'employer',
        value: 'Lakeside Clinic',
        validFrom: '2025-07-03T00:00:00+05:30',
      },
    ],
  },
  {
    day: '2026-06-16',
    words: 'My daughter started school yesterday, and I still work at Lakeside Clinic.',
    understood: [
      {
        text: 'Her daughter started school',
        quote: 'My daughter started school',
        kind: 'episodic',
        importance: 0.8,
        validFrom: '2026-06-15T00:00:00+05:30',
      },
      {
        text: 'Works at Lakeside Clinic',
        quote: 'I still work at Lakeside Clinic',
        attribute: 'employer',
        value: 'Lakeside Clinic',
      },
    ],
  },
  {
    day: '2026-10-05',
    words: 'By the way, we spent all of 2022 in Mumbai.',
    understood: [
      {
        text: 'Lived in Mumbai in 2022',
        quote: 'we spent all of 2022 in Mumbai',
        attribute: 'current_city',
        value: 'Mumbai',
        validFrom: '2022-01-01T00:00:00+05:30',
        validTo: '2023-01-01T00:00:00+05:30',
      },
    ],
  },
];
