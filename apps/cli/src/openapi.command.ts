import { Command } from 'commander';
import { openApi } from '../../api/src/http/openapi.js';

export const openapi = new Command('openapi')
  .description('print the description of the HTTP interface')
  .action(() => console.log(JSON.stringify(openApi(), null, 2)));
