import { defineConfig } from 'vite';

// The page is plain files under /app: no server of its own, no address of another host.
export default defineConfig({
  root: import.meta.dirname,
  base: '/app/',
  resolve: {
    alias: { '@palimpsest/client': `${import.meta.dirname}/../../libs/client/src/client.ts` },
  },
  build: {
    outDir: '../../dist/apps/explorer',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    target: 'es2023',
    // An inlined asset would be a data: address, which the policy allows to images only.
    assetsInlineLimit: 0,
  },
});
