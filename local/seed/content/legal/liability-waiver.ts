import { legalDocument } from './legal-document.ts';

/*
 * Section 9 carries the notice of section 744.301(3), Florida Statutes, which the statute requires
 * in this wording and in capitals wherever a natural guardian releases a minor's claims in advance.
 */
export const liabilityWaiver = legalDocument({
  slug: 'liability-waiver',
  title: 'Liability Waiver',
  version: '1.2',
  lastUpdated: '2026-11-27',
  intro:
    'Release of liability, assumption of risk and consent to medical treatment for players of Calusa Coast Hoops, Inc. (“the Program”). It is signed by a parent or legal guardian for each player. Please read all of it.',
  sections: [
    [
      'Parties',
      'This agreement is between the parent or legal guardian who signs it, for themselves and for the minor player named in the registration (“the Player”), and the Program with its directors, officers, employees, coaches, volunteers, sponsors, and the owners of the places it plays at (together “the Released Parties”).',
    ],
    [
      'Nature of the activity',
      'Basketball is a fast, physical sport. The Program holds practices, conditioning, scrimmages, games and tournaments indoors and outdoors, and travels to them. Its events also include community service and study hall.',
    ],
    [
      'Assumption of risk',
      'I understand that taking part has risks that cannot be removed, however careful everyone is. Among them are:',
      {
        list: [
          'Sprains, fractures, dental and eye injuries from contact, falls or equipment.',
          'Concussion and other injuries of the head, neck and spine.',
          'Heat exhaustion and heat stroke, dehydration, and cardiac events.',
          'Illness passed from person to person.',
          'Accidents in transit, and acts of other people.',
          'In rare cases, permanent disability or death.',
        ],
      },
      'I accept these risks for myself and for the Player.',
    ],
    [
      'Release of liability',
      'To the fullest extent that the law of Florida allows, I release the Released Parties, for myself and the Player, from claims for personal injury, death or loss of property that result from the risks inherent in the Program’s activities. This release does not cover gross negligence, recklessness or intentional wrongdoing.',
    ],
    [
      'Indemnification',
      'I will hold the Released Parties harmless from claims of third parties, including reasonable legal costs, to the extent that they are caused by my own or the Player’s wrongful acts during the Program’s activities.',
    ],
    [
      'Medical consent and health',
      'I confirm that the Player is fit to take part and that I have told the Program of conditions, allergies and medication that coaches should know. If I cannot be reached in an emergency, I allow the Program’s staff to give first aid, call emergency services and consent to treatment that a licensed professional finds necessary. I bear the cost of that care. A Player with a suspected concussion or heat illness stops at once and returns only with written medical clearance.',
    ],
    [
      'Insurance and transportation',
      'The Program’s insurance does not replace the family’s health insurance, and I am responsible for having it. Families arrange transport to practices and home games. Where the Program offers a ride, its drivers are screened and licensed, and I may decline it.',
    ],
    [
      'Rules and supervision',
      'The Player will follow the coaches’ instructions and the conduct rules of the Terms of Service. The Program supervises players from the start of an activity to its end; I will drop off and collect the Player on time. Coaches and volunteers who work with players have passed a background check and training in safe sport.',
    ],
    [
      'Notice to the minor child’s natural guardian',
      'READ THIS FORM COMPLETELY AND CAREFULLY. YOU ARE AGREEING TO LET YOUR MINOR CHILD ENGAGE IN A POTENTIALLY DANGEROUS ACTIVITY. YOU ARE AGREEING THAT, EVEN IF CALUSA COAST HOOPS, INC. USES REASONABLE CARE IN PROVIDING THIS ACTIVITY, THERE IS A CHANCE YOUR CHILD MAY BE SERIOUSLY INJURED OR KILLED BY PARTICIPATING IN THIS ACTIVITY BECAUSE THERE ARE CERTAIN DANGERS INHERENT IN THE ACTIVITY WHICH CANNOT BE AVOIDED OR ELIMINATED. BY SIGNING THIS FORM YOU ARE GIVING UP YOUR CHILD’S RIGHT AND YOUR RIGHT TO RECOVER FROM CALUSA COAST HOOPS, INC. IN A LAWSUIT FOR ANY PERSONAL INJURY, INCLUDING DEATH, TO YOUR CHILD OR ANY PROPERTY DAMAGE THAT RESULTS FROM THE RISKS THAT ARE A NATURAL PART OF THE ACTIVITY. YOU HAVE THE RIGHT TO REFUSE TO SIGN THIS FORM, AND CALUSA COAST HOOPS, INC. HAS THE RIGHT TO REFUSE TO LET YOUR CHILD PARTICIPATE IF YOU DO NOT SIGN THIS FORM.',
    ],
    [
      'Signature, duration and law',
      'By typing my full name and checking the box beside the statement of intent I sign this agreement electronically, with the same effect as on paper, and confirm that I am the Player’s parent or legal guardian. It holds for the season named in the registration. A copy will be emailed to me, and I may ask for one on paper. Florida law governs it; if a part is invalid, the rest stands.',
    ],
  ],
  seoDescription:
    'Release of liability, assumption of risk and medical consent for players of Calusa Coast Hoops.',
});
