/** Words that the forms which are paid for share. */
export const messages = {
  unmarked: 'Fields are required unless marked optional.',
  person: { firstName: 'First Name', lastName: 'Last Name', email: 'Email', phone: 'Phone' },
  address: { address: 'Address', city: 'City', state: 'State', zipCode: 'ZIP Code' },
  chooseState: 'Choose',
  paymentMethod: 'Payment Method',
  methods: {
    'credit-card': {
      label: 'Credit Card',
      hint: 'Pay securely with Stripe, in a new tab. We never see your card.',
    },
    ach: {
      label: 'ACH Bank Transfer',
      hint: "We'll contact you shortly with payment instructions.",
    },
    check: {
      label: 'Check',
      hint: 'Mail a check to our address.',
    },
  },

  openingPayment: 'Opening the secure payment page…',
  cancelled: {
    title: 'Nothing was charged',
    text: 'You left the payment page. What you typed is still here.',
  },
};
