/** What the IRS may hold a program for. */
export const TAX_STATUSES = ['501(c)(3)', '501(c)(4)', '501(c)(7)', 'government', 'none'] as const;
export type TaxStatus = (typeof TAX_STATUSES)[number];

interface TaxWords {
  /** As the choice in the settings. */
  title: string;
  /** schema.org's word for it; null where it has none. */
  schemaOrg: string | null;
  /** Whether gifts can be deducted as charitable contributions. */
  isDeductible: boolean;
}

const SCHEMA = 'https://schema.org/';

export const TAX_WORDS: Readonly<Record<TaxStatus, TaxWords>> = {
  '501(c)(3)': {
    title: '501(c)(3) charity',
    schemaOrg: `${SCHEMA}Nonprofit501c3`,
    isDeductible: true,
  },
  '501(c)(4)': {
    title: '501(c)(4) social welfare organization',
    schemaOrg: `${SCHEMA}Nonprofit501c4`,
    isDeductible: false,
  },
  '501(c)(7)': {
    title: '501(c)(7) club',
    schemaOrg: `${SCHEMA}Nonprofit501c7`,
    isDeductible: false,
  },
  government: {
    title: 'Public school, city or county',
    schemaOrg: null,
    isDeductible: true,
  },
  none: { title: 'None of these', schemaOrg: null, isDeductible: false },
};
