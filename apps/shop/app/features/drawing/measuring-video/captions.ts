import type { Measurement } from '../drawing-props.ts';

/** The three captions of a place: where the tape starts and ends, how to lay it, how to read it. */
export interface PlaceCaptions {
  readonly measurement: Measurement;
  readonly find: string;
  readonly lay: string;
  readonly read: string;
  /** Measurement of the drawn dog, cm. */
  readonly exampleCm: number;
}

/** The nine places in the order of the measuring step. */
export const places: readonly PlaceCaptions[] = [
  {
    measurement: 'shoulderToSternum',
    find: 'Ertasten Sie den höchsten Punkt der Schulter und vorne die Spitze des Brustbeins.',
    lay: 'Legen Sie das Band oben an und führen Sie es außen über die Schulter nach vorne hinunter.',
    read: 'Lesen Sie an der Spitze des Brustbeins ab. Hier sind es 22 cm.',
    exampleCm: 22,
  },
  {
    measurement: 'shoulderToTail',
    find: 'Beginnen Sie am höchsten Punkt der Schulter. Das Ende ist der Ansatz der Rute.',
    lay: 'Führen Sie das Band auf dem Rücken entlang bis zum Ansatz der Rute.',
    read: 'Geben Sie 2 cm dazu: Aus abgelesenen 52 cm werden 54 cm.',
    exampleCm: 54,
  },
  {
    measurement: 'shoulderToHips',
    find: 'Beginnen Sie wieder am höchsten Punkt der Schulter. Ertasten Sie den Hüftknochen.',
    lay: 'Führen Sie das Band auf dem Rücken entlang bis auf die Höhe des Hüftknochens.',
    read: 'Lesen Sie ab, ohne etwas dazuzugeben. Hier sind es 40 cm.',
    exampleCm: 40,
  },
  {
    measurement: 'sternumToBelly',
    find: 'Beginnen Sie an der Spitze des Brustbeins. Das Ende ist dort, wo der Brustkorb aufhört.',
    lay: 'Führen Sie das Band zwischen den Vorderbeinen hindurch am Bauch entlang.',
    read: 'Lesen Sie am Ende des Brustkorbs ab. Hier sind es 34 cm.',
    exampleCm: 34,
  },
  {
    measurement: 'collarLength',
    find: 'Beginnen Sie am Hinterkopf. Das Ende ist der höchste Punkt der Schulter.',
    lay: 'Legen Sie das Band am Nacken entlang. Der Hund hält den Kopf gerade.',
    read: 'Lesen Sie an der Schulter ab. Hier sind es 14 cm.',
    exampleCm: 14,
  },
  {
    measurement: 'thighLength',
    find: 'Ertasten Sie den Hüftknochen und darunter das Knie.',
    lay: 'Führen Sie das Band außen am Hinterbein hinunter.',
    read: 'Lesen Sie am Knie ab. Hier sind es 20 cm.',
    exampleCm: 20,
  },
  {
    measurement: 'chestCircumference',
    find: 'Suchen Sie die breiteste Stelle des Brustkorbs, hinter den Vorderbeinen.',
    lay: 'Führen Sie das Band einmal ganz um den Brustkorb.',
    read: 'Zwei Finger passen unter das Band. Hier sind es 62 cm.',
    exampleCm: 62,
  },
  {
    measurement: 'waistCircumference',
    find: 'Suchen Sie die schmalste Stelle, vor den Hinterbeinen.',
    lay: 'Führen Sie das Band einmal ganz um die Taille.',
    read: 'Das Band liegt an, ohne zu ziehen. Hier sind es 50 cm.',
    exampleCm: 50,
  },
  {
    measurement: 'headCircumference',
    find: 'Suchen Sie die breiteste Stelle des Kopfes, vor den Ohren.',
    lay: 'Führen Sie das Band über die Stirn und unter dem Kiefer einmal um den Kopf.',
    read: 'Lesen Sie ab, wo sich das Band trifft. Hier sind es 38 cm.',
    exampleCm: 38,
  },
];
