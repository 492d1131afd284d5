import { describe, expect, test } from 'vitest';
import { fieldErrors } from '#domain/forms/field-errors.ts';
import { teamInformationForm } from './team-form.ts';

const EMPTY = {
  teamName: 'Calusa Coast Hoops',
  email: '',
  phone: '',
  address: '',
  city: ' ',
  state: '',
  zipCode: '',
  website: '',
  description: '',
  foundedYear: null,
  logoUrl: '',
  logo: '',
  favicon: '',
  primaryColor: '#FF6B35',
  secondaryColor: '#1e3a8a',
  socialFacebook: '',
  socialInstagram: '',
  socialTwitter: '',
  coachName: '',
  coachEmail: '',
  coachPhone: '',
};
const form = teamInformationForm(2026);
const errorsOf = (change: object) => {
  const parsed = form.safeParse({ ...EMPTY, ...change });
  return parsed.success ? {} : fieldErrors(parsed.error.issues);
};

describe('team information', () => {
  test('is the name and two colors; what is left empty is null', () => {
    const { teamName, primaryColor, secondaryColor, ...rest } = form.parse(EMPTY);
    expect({ teamName, primaryColor, secondaryColor }).toEqual({
      teamName: 'Calusa Coast Hoops',
      primaryColor: '#FF6B35',
      secondaryColor: '#1e3a8a',
    });
    expect(Object.values(rest)).toEqual(Object.values(rest).map(() => null));
  });

  test.each([
    [{ teamName: ' ' }, 'Team name is required.'],
    [{ email: 'nobody' }, 'Enter a valid email address, such as name@example.com.'],
    [{ coachEmail: 'a@b\r\nBcc: c@d.example' }, /valid email/],
    [{ phone: '555' }, 'Enter a phone number with area code, such as 202-555-0123.'],
    [{ zipCode: '339' }, /ZIP code/],
    [{ website: 'calusa.example' }, /begins with https/],
    [{ logoUrl: 'javascript:alert(1)' }, /begins with https/],
    [{ logo: '../../etc/passwd' }, /upload it again/],
    [{ favicon: `${'0'.repeat(32)}-0x1` }, /upload it again/],
    [{ socialFacebook: 'data:text/html,<script>' }, /begins with https/],
    [{ socialTwitter: `https://x.example/${'x'.repeat(500)}` }, /at most 500/],
    [{ socialInstagram: 'ftp://x.example' }, /begins with https/],
    [{ foundedYear: 1899 }, 'Enter a year from 1900 to 2026.'],
    [{ foundedYear: 2027 }, 'Enter a year from 1900 to 2026.'],
    [{ foundedYear: 2014.5 }, 'Enter a year from 1900 to 2026.'],
    [{ foundedYear: Number.NaN }, 'Enter a year from 1900 to 2026.'],
    [{ primaryColor: 'orange' }, /such as #FF6B35/],
    [{ secondaryColor: '#fff' }, /such as #FF6B35/],
    [{ primaryColor: '#ff6b35;}body{display:none' }, /such as #FF6B35/],
    [{ description: 'x'.repeat(1001) }, 'Description can have at most 1000 characters.'],
  ])('refuses %j', (change, message) => {
    const errors = errorsOf(change);
    expect(Object.keys(errors)).toEqual(Object.keys(change));
    expect(Object.values(errors)[0]).toMatch(message);
  });
});
