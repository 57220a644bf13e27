const QUERY = `# First your API key, at the top right: No environment, Environments..., {"key": "pal_..."}, Save.
# Queries and subscriptions take it from there. Then Send Request, or Ctrl-Enter.
# This one is about the caller of "./dev demo"; for anybody else ask contact(id: "...").
{
  contacts(identifier: "phone:+919876543210", first: 1) {
    edges {
      node {
        id
        # What is true now; as of another time: memories(validAt: "March 2024", knownAt: "yesterday").
        memories {
          edges {
            node {
              text
              validFrom
              validTo
              # How it came to be believed, and what was believed before.
              decision { decision { outcome reason } }
              supersedes { text recordedAt }
            }
          }
        }
        recall(query: "Which clinic does she work for?", first: 2) {
          results { score memory { text } }
        }
      }
    }
  }
}
`;

const OPTIONS = {
  initialName: 'The caller of ./dev demo',
  initialQuery: QUERY,
  initialHeaders: { Authorization: 'Bearer {{key}}' },
  initialSubscriptionRequestHandlerId: 'graphql-ws',
  initialSubscriptionsPayload: { authorization: 'Bearer {{key}}' },
  initialEnvironments: { base: { title: 'Palimpsest', variables: { key: '' } } },
  instanceStorageNamespace: 'palimpsest_',
  disableAccount: true,
  initialSettings: {
    theme: 'system',
    language: 'en-US',
    disablePushNotification: true,
    'alert.disableUpdateNotification': true,
    'banners.disable': true,
    'plugin.list': [],
  },
};

/** The last script of the page: it passes the address of this service, and the first query. */
export const START = `const endpointURL = new URL('/graphql', location.href).href;
AltairGraphQL.init({
  endpointURL,
  subscriptionsEndpoint: endpointURL.replace(/^http/, 'ws'),
  ...${JSON.stringify(OPTIONS, null, 2)},
});
`;
