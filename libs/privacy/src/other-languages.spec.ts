import { PRIVATE_KINDS } from '#domain/privacy/private-kinds.js';
import { findPrivate } from './find-private.js';

const ALL = new Set(PRIVATE_KINDS);
const foundIn = (text: string, country = 'US'): string[] =>
  findPrivate(text, ALL, country).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Meine Mail ist jürgen.müller@gmx.de.', 'jürgen.müller@gmx.de'],
  ['Mi correo: maría.peña@gmail.com', 'maría.peña@gmail.com'],
  ['jürgen@müller.de', 'jürgen@müller.de'],
  ['íñigo@peña.es', 'íñigo@peña.es'],
  ['Ju\u0308rgen@mu\u0308ller.de schreibt', 'Ju\u0308rgen@mu\u0308ller.de'],
  ['пишите на анна.иванова@почта.рф', 'анна.иванова@почта.рф'],
  ['jürgen dot müller at gmx dot de', 'jürgen dot müller at gmx dot de'],
  ['我的邮箱是asha@example.com', 'asha@example.com'],
  ['이메일은 asha@example.com입니다', 'asha@example.com'],
])('an address is found whole in: %s', (text, address) => expect(foundIn(text)).toEqual([address]));

it.each([
  ['FR', 'Mon téléphone: 06.12.34.56.78', '06.12.34.56.78'],
  ['FR', 'call me at 06-12-34-56-78', '06-12-34-56-78'],
  ['FR', 'Appelez-moi au 06 12 34 56 78.', '06 12 34 56 78'],
  ['FR', 'Mon numéro est le 06 12 34 56 78.', '06 12 34 56 78'],
  ['DE', 'Telefon: 030/12345678', '030/12345678'],
  ['DE', 'Telefon: 0171/1234567', '0171/1234567'],
  ['DE', 'Telefon: +49 171/1234567', '+49 171/1234567'],
  ['DE', 'Telefon: (030) / 123 456 78.', '(030) / 123 456 78'],
  ['DE', 'Ruf mich an: 0171 1234567', '0171 1234567'],
  ['DE', 'Meine Nummer ist 0171 1234567.', '0171 1234567'],
  ['DE', 'Call us 24/7 030 12345678', '030 12345678'],
  ['ES', 'Mi número es 612 345 678.', '612 345 678'],
  ['ES', 'Llámame al 612 345 678.', '612 345 678'],
])('a number of %s is found in: %s', (country, text, number) => expect(foundIn(text, country)).toEqual([number]));

it.each([
  ['DE', 'Rufen Sie mich am 12.03.2026 an.'],
  ['DE', 'Ruf mich am 05/04/2026 um 14:30 an.'],
  ['DE', 'Ruf mich zwischen 1.2.2026-3.2.2026 an.'],
  ['DE', 'Mein Telefon ist von 03/2026 und kostete 1/2 davon.'],
  ['FR', 'Appelez-moi le 06.12.34 ou le 06-12-2034.'],
  ['ES', 'Mi número de pedido es 612345678.'],
  ['ES', 'El pedido 12345678 y el otro.'],
])('nothing of %s in: %s', (country, text) => expect(foundIn(text, country)).toEqual([]));

it.each([
  ['Das Passwort lautet Sommer2024', 'Sommer2024'],
  ['Das Passwort heißt Sonnenblume.', 'Sonnenblume'],
  ['Das Passwort für den Router lautet Sommer2024', 'Sommer2024'],
  ['Die PIN lautet 4711', '4711'],
  ['Mi PIN es el 4711', '4711'],
  ['El PIN de mi tarjeta es el 4711', '4711'],
  ["Le mot de passe c'est Ete2024!", 'Ete2024'],
  ["Le mot de passe du wifi, c'est Ete2024", 'Ete2024'],
  ['A senha é Verao2024', 'Verao2024'],
  ['Mi clave es 4711', '4711'],
  ['Mi clave es Verano2024', 'Verano2024'],
  ['El código de seguridad es 123', '123'],
  ['mon code secret est 4711', '4711'],
  ['4111 1111, äh, 1111 1111', '4111 1111, äh, 1111 1111'],
  ['4111 1111, euh, 1111 1111', '4111 1111, euh, 1111 1111'],
  ['4111 1111, este, 1111 1111', '4111 1111, este, 1111 1111'],
  ['Mi DNI es 12.345.678-Z', '12.345.678-Z'],
  ['Mi DNI es 12345678 Z', '12345678 Z'],
  ['Mi NIE es X 1234567 L', 'X 1234567 L'],
])('what is secret is found in: %s', (text, secret) => expect(foundIn(text)).toEqual([secret]));

it.each([
  ['La contraseña es la misma.'],
  ['La contraseña es la de siempre.'],
  ['Das Passwort ist das alte.'],
  ['Le mot de passe est le même.'],
  ['La clave es la paciencia.'],
  ['Mi clave está olvidada.'],
  ['A senha é a mesma.'],
])('nothing in: %s', (text) => expect(foundIn(text)).toEqual([]));
