const QUERY = `# Send Request, or Ctrl-Enter. Docs, at the right of the address, says what every field means.
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
  initialSubscriptionRequestHandlerId: 'graphql-ws',
  instanceStorageNamespace: 'palimpsest_',
  // The key is not stored: the next visit asks for it again.
  preserveState: false,
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

/** The last script of the page. It asks for the key, which is needed to read the schema, and then opens the editor. */
export const START = `const form = document.querySelector('#key-form');
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const authorization = 'Bearer ' + form.querySelector('input').value.trim();
  form.remove();
  const endpointURL = new URL('/graphql', location.href).href;
  AltairGraphQL.init({
    endpointURL,
    subscriptionsEndpoint: endpointURL.replace(/^http/, 'ws'),
    initialHeaders: { Authorization: authorization },
    initialSubscriptionsPayload: { authorization },
    ...${JSON.stringify(OPTIONS, null, 2)},
  });
});
`;
