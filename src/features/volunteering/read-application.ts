const TEXTS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
  'dateOfBirth',
  'emergencyContactName',
  'emergencyContactPhone',
  'availability',
  'timeCommitment',
  'whyVolunteer',
  'previousExperience',
  'workExperience',
  'education',
  'skills',
];
const TICKS = [
  'backgroundCheckConsent',
  'trainingCommitment',
  'codeOfConductAgreement',
  'communicationConsent',
];

/** The form as its schema takes it: ticks as booleans, roles as a list, references as objects. */
export function readApplication(form: HTMLFormElement): unknown {
  const data = new FormData(form);
  const readReference = (prefix: string) => ({
    name: data.get(`${prefix}.name`),
    phone: data.get(`${prefix}.phone`),
    email: data.get(`${prefix}.email`),
    relationship: data.get(`${prefix}.relationship`),
  });
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, data.get(name)])),
    ...Object.fromEntries(TICKS.map((name) => [name, data.has(name)])),
    preferredRoles: data.getAll('preferredRoles'),
    reference1: readReference('reference1'),
    reference2: readReference('reference2'),
  };
}
