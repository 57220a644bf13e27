import { Command } from 'commander';
import { schemaText } from '../../api/src/graphql/print-schema.js';

export const schema = new Command('schema')
  .description('print the schema of the GraphQL interface')
  .action(async () => void process.stdout.write(await schemaText()));
