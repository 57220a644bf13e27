import { render } from 'preact';
import { App } from './app.tsx';

const root = document.getElementById('explorer');
if (root) render(<App />, root);
