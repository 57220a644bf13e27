import { graphitiPython } from './graphiti.js';

describe('Graphiti beside the service', () => {
  const { PYTHON } = process.env;

  afterEach(() => {
    if (PYTHON === undefined) delete process.env['PYTHON'];
    else process.env['PYTHON'] = PYTHON;
  });

  it('is refused in one line where there is no Python', async () => {
    process.env['PYTHON'] = 'no-such-python';
    await expect(graphitiPython()).rejects.toMatchObject({
      name: 'StartupError',
      message:
        'There is no "no-such-python" here: install Python 3.11 or newer, with venv. Without --graphiti the rest is measured.',
    });
  });
});
