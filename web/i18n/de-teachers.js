/**
 * Deutsch: Unterrichtspläne.
 *
 * @type {import("./index.js").Texts}
 */
export const teachers = {
  "teachers.about":
    "Drei fertige Unterrichtspläne. Jeder Link öffnet die Seite so, wie der Schritt sie braucht; „Zurück“ im Browser führt wieder hierher. Es muss nichts installiert werden, niemand braucht ein Konto, und nichts, was jemand eintippt, verlässt das Gerät, außer wenn ein Lernsystem die Seite geöffnet hat.",
  "teachers.course":
    "Jeder Zustand der Seite steht in ihrer Adresse: Stellen Sie die Seite ein, wie Sie möchten, drücken Sie „Link kopieren“ und setzen Sie ihn in Ihre eigenen Folien. „Export“ gibt Bilder und Zahlen, und gedruckt kommt ein Plan auf jedes Blatt.",
  "teachers.aims": "Danach können sie",
  "teachers.steps": "Schritte",
  "teachers.minutes": "{from}–{to} min",
  "teachers.open": "Auf der Seite öffnen",
  "teachers.ask": "Frage:",
  "teachers.expected": "Erwartet",
  "teachers.exercises": "Aufgaben",

  "plan.word.title": "20 Minuten: Wie ein Wort findet, was es braucht",
  "plan.word.for":
    "Für alle ab der Mittelstufe. Keine Mathematik außer Prozenten; ein Bildschirm genügt.",
  "plan.word.aim.1":
    "in einem Satz sagen, was Aufmerksamkeit tut: Jedes Wort nimmt sich von jedem anderen einen Anteil",
  "plan.word.aim.2":
    "eine Zeile des Bildes lesen und sagen, warum sie 100 % ergibt",
  "plan.word.aim.3":
    "etwas nennen, das sich aus der Ähnlichkeit von Wörtern allein nicht ergibt und das ein Modell lernen muss",
  "plan.word.river.title": "Ein Wort mit zwei Bedeutungen",
  "plan.word.river.do":
    "Den Satz vorlesen lassen und noch auf nichts zeigen. Nach der Frage auf die Zeile „bank“ des Bildes zeigen.",
  "plan.word.river.ask":
    "„Bank“ ist im Englischen Ufer oder Geldinstitut. Welches Wort hat verraten, was es hier ist? Und wohin schaut die Seite?",
  "plan.word.river.answer":
    "„River“, und die Seite ebenso: 57 % der Zeile. Niemand hat es ihr gesagt. Jedes Wort ist eine Liste von Zahlen, und die der beiden ähneln sich, weil die Wörter in ähnlichen Texten stehen.",
  "plan.word.money.title": "Dasselbe Wort, ein anderer Satz",
  "plan.word.money.do":
    "Erst vorhersagen lassen, mit Handzeichen; dann auf die Zeile „bank“ zeigen.",
  "plan.word.money.ask":
    "Wohin schaut „bank“ jetzt? Haben sich die eigenen Zahlen des Wortes geändert?",
  "plan.word.money.answer":
    "Auf „cash“ (38 %) und „loan“ (36 %). Die eigenen Zahlen sind dieselben wie zuvor; anders ist, was es von den übrigen nimmt.",
  "plan.word.share.title": "Anteile an einem Ganzen",
  "plan.word.share.do":
    "Die Anteile der Zeile vorlesen, den größten zuerst. Dann unten die Rechnung einer Zelle zeigen: Produkt, Summe, Softmax.",
  "plan.word.share.ask":
    "Was ergeben die Anteile einer Zeile zusammen? Warum kann es keine Zeile geben, in der jedes Wort wichtig ist?",
  "plan.word.share.answer":
    "1, also 100 %. Wer einem Wort mehr gibt, nimmt es den anderen: Softmax teilt ein Ganzes auf.",
  "plan.word.scale.title": "Ein Zeichen weniger",
  "plan.word.scale.do":
    "Der Link öffnet den ersten Satz ohne die Division durch √dₖ. Das Zeichen in der Formel drücken, aus und ein, und die Zeile „bank“ beobachten.",
  "plan.word.scale.ask": "Was geschieht mit dem Anteil von „river“?",
  "plan.word.scale.answer":
    "Er wächst von 57 % auf 71 %: Größere Scores machen eine Zeile einseitig. Die Division hält die Scores klein.",
  "plan.word.it.title": "Was es nicht wissen kann",
  "plan.word.it.do": "Antworten lassen, bevor jemand auf die Zeile „it“ zeigt.",
  "plan.word.it.ask":
    "Wen meint „it“? Wohin schaut die Seite? Warum liegt sie falsch?",
  "plan.word.it.answer":
    "Das Tier; die Seite aber schaut auf „because“. Diese Zahlen wissen, welche Wörter sich ähneln, nicht, wer in einem Satz was tut. Das muss gelernt werden: Die trainierten Modelle dieser Seite haben es getan.",
  "plan.word.exercise.1":
    "Schreibt einen englischen Satz, in dem „bank“ am meisten auf ein Wort für Wasser schaut. Ändert dann ein Wort, sodass es auf ein Wort für Geld schaut.",
  "plan.word.exercise.1.answer":
    "Etwa „The bank was full of water.“ (60 % von „water“) und „The bank was full of money.“ (93 % von „money“). Jedes Paar ist recht; die Zeile „bank“ ist der Beweis, und abgegeben wird der Link.",
  "plan.word.exercise.2":
    "Welches Wort nimmt im Satz mit dem Kredit am meisten von „borrowed“? Erst raten, dann im Bild suchen.",
  "plan.word.exercise.2.answer":
    "„Paid“, 23 %. Zu lesen ist die Spalte, nicht die Zeile.",

  "plan.formula.title": "45 Minuten: die Formel, Zeichen für Zeichen",
  "plan.formula.for":
    "Für einen ersten Kurs in maschinellem Lernen: Vektoren, Skalarprodukt und exp sind bekannt. Ein Gerät für je zwei.",
  "plan.formula.aim.1":
    "von jedem Zeichen in softmax(QKᵀ/√dₖ)·V sagen, was ohne es zerbricht",
  "plan.formula.aim.2": "eine Zeile von Gewichten von Hand ausrechnen",
  "plan.formula.aim.3": "sagen, wozu eine Maske da ist und wozu Köpfe",
  "plan.formula.score.title": "Q·Kᵀ: wie gut zwei Wörter zueinander passen",
  "plan.formula.score.do":
    "Eine Zelle ist gewählt. Ihre Rechnung von den Produkten an lesen; dann dieselbe Zahl in den Matrizen suchen.",
  "plan.formula.score.ask":
    "Welchen Score bekommt ein Wort mit sich selbst? Welchen zwei Wörter, die nichts gemeinsam haben?",
  "plan.formula.score.answer":
    "Mit sich selbst das Quadrat der Länge seines Vektors, eine große positive Zahl. Ohne Gemeinsames etwa 0: Produkte beider Vorzeichen heben sich auf.",
  "plan.formula.scale.title": "√dₖ: was Softmax weich hält",
  "plan.formula.scale.do":
    "Die Division ist aus. Jedes Paar notiert das größte Gewicht der Zeile „bank“, schaltet sie ein und notiert es noch einmal.",
  "plan.formula.scale.ask":
    "Warum die Wurzel von dₖ und nicht dₖ? Was würde ohne sie aus dem Lernen?",
  "plan.formula.scale.answer":
    "Eine Summe von dₖ unabhängigen Produkten der Größe 1 hat die Größe √dₖ; dadurch geteilt haben Scores die Größe 1, gleich wie groß dₖ ist. Ohne sie sind Zeilen fast 0 und 1, wo der Gradient von Softmax fast 0 ist.",
  "plan.formula.softmax.title": "Softmax: über welche Zahlen?",
  "plan.formula.softmax.do":
    "Hier läuft Softmax die Spalten hinunter, ein Fehler, den viele im Code machen. Die Summen neben der Tabelle des Bildes ansehen.",
  "plan.formula.softmax.ask":
    "Welche Summen sind jetzt 1? Was stimmt an der Ausgabe einer Zeile nicht?",
  "plan.formula.softmax.answer":
    "Die der Spalten. Die Zeilen ergeben irgendetwas von 0,20 bis 2,26: Ihre Ausgabe ist kein Mittel der Values mehr, sondern zu kurz oder zu lang.",
  "plan.formula.temperature.title": "Temperatur: von einem Wort zu allen",
  "plan.formula.temperature.do":
    "Sie steht auf 0,05. Langsam bis 20 schieben und eine Zeile beobachten.",
  "plan.formula.temperature.ask":
    "Zwischen welchen zwei Extremen bewegt sich eine Zeile? Bei welchem geht die Reihenfolge der Wörter verloren?",
  "plan.formula.temperature.answer":
    "Von einem Wort, das alles nimmt, zu gleichen Anteilen für alle. Die Reihenfolge geht nie verloren: exp(s/T) wächst mit s, gleich bei welchem T. Die Anteile rücken nur zusammen.",
  "plan.formula.mask.title": "Die Maske: nicht nach vorn schauen",
  "plan.formula.mask.do":
    "Das Dreieck ansehen, dann seine erste Zeile. Eine Zelle des Dreiecks von Hand übermalen und das zurücknehmen.",
  "plan.formula.mask.ask":
    "Worauf achtet das erste Wort? Warum braucht ein Modell diese Maske, während es lernt, das nächste Wort vorherzusagen?",
  "plan.formula.mask.answer":
    "Nur auf sich selbst, mit Gewicht 1. Ohne Maske sähe jede Stelle gerade das Wort, das sie vorhersagen soll, und lernte abzuschreiben.",
  "plan.formula.value.title": "V: was übergeben wird",
  "plan.formula.value.do":
    "Hier dienen die Keys als Values. V in der Formel drücken und Gewichte und Ausgabe vorher und nachher vergleichen.",
  "plan.formula.value.ask": "Was ändert sich, Gewichte oder Ausgabe? Warum?",
  "plan.formula.value.answer":
    "Nur die Ausgabe. Gewichte entstehen aus Q und K allein; V ist das, wovon sie Anteile sind.",
  "plan.formula.heads.title": "Köpfe: mehrere Meinungen",
  "plan.formula.heads.do":
    "Zwölf Köpfe auf einem Satz. Jedes Paar sucht die zwei Köpfe, die sich am meisten unterscheiden, und sagt, woran es das misst.",
  "plan.formula.heads.ask":
    "Warum sehen Köpfe Verschiedenes? Womit bezahlt jeder?",
  "plan.formula.heads.answer":
    "Jeder hat hier 8 der 96 Dimensionen, also seine eigene Vorstellung von Ähnlichkeit. Er bezahlt mit Dimensionen: Weniger davon sagen weniger.",
  "plan.formula.exercise.1":
    "Die Scores einer Zeile, schon durch √dₖ geteilt, sind 2, 1 und 0. Rechnet ihre Gewichte aus.",
  "plan.formula.exercise.1.answer":
    "exp ergibt 7,39, 2,72 und 1, zusammen 11,11; also 0,665, 0,245 und 0,090.",
  "plan.formula.exercise.2":
    "Ihr verdeckt eine Zelle, deren Gewicht w war. Um welchen Faktor wachsen die anderen Gewichte ihrer Zeile?",
  "plan.formula.exercise.2.answer":
    "Alle um denselben, 1/(1 − w): Ihr exp bleibt, und die Summe ist um w davon kleiner. Eine Zelle zu übermalen zeigt es.",
  "plan.formula.exercise.3":
    "Queries und Keys haben unabhängige Zahlen der Größe 1. Wie groß ist ein typischer Score bei dₖ = 96, ohne und mit der Division?",
  "plan.formula.exercise.3.answer": "√96 ≈ 9,8 ohne, 1 mit ihr.",

  "plan.model.title": "90 Minuten: von der Formel zum Modell und zum Code",
  "plan.model.for":
    "Für alle, die die Formel kennen, aus den 45 Minuten oder sonst woher, und schon ein wenig Python geschrieben haben. Ein Gerät für jeden.",
  "plan.model.aim.1": "sagen, warum Aufmerksamkeit Positionen braucht",
  "plan.model.aim.2":
    "einen Kopf eines trainierten Modells untersuchen: worauf er schaut und was ohne ihn geschieht",
  "plan.model.aim.3":
    "Selbst- und Kreuzaufmerksamkeit in einem Übersetzer unterscheiden",
  "plan.model.aim.4":
    "Aufmerksamkeit in Python schreiben und ihren Aufwand abschätzen",
  "plan.model.order.title": "Aufmerksamkeit kennt keine Reihenfolge",
  "plan.model.order.do":
    "„Man“ steht zweimal in diesem Satz. Beide Gewichte in der Zeile des ersten „dog“ lesen; „Export“ als CSV hat alle Ziffern.",
  "plan.model.order.ask":
    "Um wie viel unterscheiden sie sich? Was kann Aufmerksamkeit von diesem Satz also nicht sagen?",
  "plan.model.order.answer":
    "Um nichts: Dasselbe Wort hat denselben Vektor, wo immer es steht. Also nicht, wer wen beißt.",
  "plan.model.positions.title": "Positionen kommen hinzu",
  "plan.model.positions.do":
    "Derselbe Satz; zu jedem Wort sind Sinus und Kosinus seiner Stelle addiert.",
  "plan.model.positions.ask":
    "Unterscheiden sich die zwei Gewichte jetzt? Was hat es gekostet?",
  "plan.model.positions.answer":
    "Ja. Der Preis: Stelle und Bedeutung stehen in denselben Zahlen, also stört das die Ähnlichkeit der Bedeutung ein wenig. Ein Modell lernt, beides auseinanderzuhalten.",
  "plan.model.writer.title": "Ein Modell, das schreibt",
  "plan.model.writer.do":
    "Jeder wählt eine Schicht, liest die Beschriftungen ihrer Köpfe und zeigt dem Nachbarn einen, der auf das Wort davor schaut. Dann lesen, was das Modell als Nächstes schriebe.",
  "plan.model.writer.ask":
    "Was hält das Modell als Nächstes für am wahrscheinlichsten? Sucht einen Kopf, dessen Beschriftung Induktion sagt: Er schaut auf das, was demselben Wort früher folgte. Schaltet ihn aus. Was ändert sich?",
  "plan.model.writer.answer":
    "Die Liste zeigt es, vorher und jetzt. Oft ändert sich nur wenig, und mancher Kopf kann spurlos fehlen: Andere tun dieselbe Arbeit. Beides sind Befunde und in trainierten Modellen üblich; die Überraschung am Text unter der Liste sagt, ob es zählte.",
  "plan.model.translator.title": "Ein Modell, das übersetzt",
  "plan.model.translator.do":
    "Zeilen sind die französischen Wörter, die es schreibt, Spalten die englischen, die es liest. Die Köpfe der Kreuzaufmerksamkeit durchgehen.",
  "plan.model.translator.ask":
    "In welchen Köpfen schauen Wörter auf ihre Übersetzung? Wo verlassen die hellen Zellen die Diagonale, und warum?",
  "plan.model.translator.answer":
    "In denen, deren Beschriftung es sagt. Sie verlassen sie, wo die Sprachen Wörter anders ordnen: „red apple“, „pomme rouge“.",
  "plan.model.code.title": "Selbst schreiben",
  "plan.model.code.do":
    "Die Aufgabe läuft in der Seite, ohne Installation. Wer fertig ist, macht mit der kausalen Maske weiter. Die Lösung erscheint nach einem Versuch.",
  "plan.model.code.ask":
    "Vor dem Ausführen: Welche Form hat das Ergebnis jeder Zeile?",
  "plan.model.code.answer":
    "Scores und Gewichte (n, n), die Ausgabe (n, d). Die üblichen Fehler nennt „Prüfen“: Softmax über die falsche Achse, keine Division, der Key nicht transponiert.",
  "plan.model.cost.title": "Was es kostet",
  "plan.model.cost.do":
    "Dieselbe Rechnung als Code in vier Sprachen. Zählt die Zahlen in der Matrix der Gewichte.",
  "plan.model.cost.ask":
    "Doppelt so viele Wörter: wie viel mal so viele Gewichte? Wie viel Speicher nehmen sie bei 16 384 Tokens, 8 Köpfen und je 4 Byte?",
  "plan.model.cost.answer":
    "Viermal so viele. 8 · 16 384² · 4 Byte = 8 GiB, für eine Schicht. Daher Verfahren, die nie die ganze Matrix bilden.",
  "plan.model.close.title": "Ein Satz von jedem",
  "plan.model.close.do":
    "Reihum: Jeder nimmt ein Zeichen der Formel weg und sagt, was zerbricht. Ist es gesagt, wird es gedrückt.",
  "plan.model.close.ask":
    "Welches würdet ihr am wenigsten vermissen, und bei welcher Aufgabe?",
  "plan.model.close.answer":
    "Kein √dₖ: Zeilen werden einseitig. Keine Maske: Die Zukunft ist zu sehen. Kein eigenes V: Übergeben wird, woran etwas gefunden wird. Ein Kopf: eine Meinung. Keine Positionen: keine Reihenfolge, die eine bloße Wortmenge ohnehin nicht braucht.",
  "plan.model.exercise.1":
    "Ein Modell hat die Breite 768 und 12 Köpfe. Wie groß sind dₖ und √dₖ?",
  "plan.model.exercise.1.answer": "768/12 = 64, und 8.",
  "plan.model.exercise.2":
    "Fünf Tokens unter einer kausalen Maske, jedes darf sich selbst sehen: Wie viele Zellen der Matrix können größer als 0 sein?",
  "plan.model.exercise.2.answer": "1 + 2 + 3 + 4 + 5 = 15.",
  "plan.model.exercise.3":
    "Schreibt einen Anfang für den Schreiber, bei dem ein Kopf ein früheres Vorkommen des letzten Wortes findet, und gebt den Link ab.",
  "plan.model.exercise.3.answer":
    "Jeder Text mit einem Namen, der wiederkehrt, zum Beispiel. Der Link öffnet Satz, Schicht und Kopf; die helle Zelle der letzten Zeile ist der Beweis.",
};
