import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { phrases } from './phrases/phrases.svelte';
import { session } from './session.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has a place for the page');
await Promise.all([phrases.begin(), session.begin()]);
mount(App, { target });
