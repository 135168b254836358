/**
 * Deutsch: Vergleich, Code, Wege zu anderen Ansichten.
 *
 * @type {import("./index.js").Texts}
 */
export const tools = {
  "tools.loading": "Wird geladen…",
  "tools.failed": "Dieser Teil wurde nicht geladen: {message}",
  "tools.compare": "Vergleichen",
  "tools.compare.about": "Dieses Bild behalten und spätere daneben zeigen",
  "tools.code": "Code",
  "tools.code.about": "Dieselbe Rechnung in NumPy, PyTorch, JavaScript, C++",
  "tools.embed": "Einbetten",
  "tools.embed.about": "Dies auf einer anderen Seite zeigen",
  "tools.export": "Export",
  "tools.export.about": "Matrizen, Bilder und Einstellungen speichern; drucken",
  "code.language": "Sprache",
  "code.lines":
    "Die Rechnung in {language}; die Pfeiltasten gehen von Zeile zu Zeile",
  "code.about":
    "Was die Seite rechnet, neu geschrieben bei jeder Änderung. Zeige auf ein Zeichen, um seine Zeile zu sehen. Das kopierte Skript enthält die Zahlen und prüft sich selbst.",
  "code.about.head":
    "Der gewählte Kopf, aus seinen eigenen Q, K und V: denen, die das Modell aus diesem Satz gemacht hat, nach Position gedreht, wo es RoPE hat. Zeige auf ein Zeichen, um seine Zeile zu sehen. Das kopierte Skript enthält die Zahlen und prüft sich selbst.",
  "code.copy": "Lauffähiges Skript kopieren",
  "code.copied":
    "Kopiert: ein Skript in {language}, das diese Zahlen rechnet und prüft, dass es dieselben sind.",
  "code.too-long": "Zu lang für ein Skript: höchstens {most} Token.",
  "polarity.title": "In den Bibliotheken: was heißt „true“?",
  "polarity.attend": "true = beachten",
  "polarity.ignore": "true = ignorieren",
  "polarity.keep": "1 = behalten",
  "polarity.model": "macht das Modell",
  "notice.file.damaged":
    "Ein Teil dieser Datei ist beschädigt und wurde weggelassen: {fields}",
  "notice.file.unreadable":
    "In dieser Datei ist nichts, was diese Seite öffnen kann. Nichts wurde geändert.",
  "notice.file.newer":
    "Diese Datei stammt von einer neueren Version der Seite. Nichts wurde geändert.",
  "notice.file.absent":
    "Was diese Datei liest, wurde nicht geladen. Nichts wurde geändert; öffne sie noch einmal, wenn ein Netz da ist.",
  "notice.file.locked":
    "Teile dieser Seite sind gesperrt, darum kann keine Datei sie ändern. Nichts wurde geändert.",
  "notice.file.progress": {
    one: "Aus der Datei übernommen: {n} Lektion und die Aufgaben.",
    other: "Aus der Datei übernommen: {n} Lektionen und die Aufgaben.",
  },
  "notice.file.both": {
    one: "In {n} Aufgabe steht hier anderer Code: beide bleiben, der neuere ist zu sehen; „Andere Fassung“ darunter wechselt.",
    other:
      "In {n} Aufgaben steht hier anderer Code: beide bleiben, der neuere ist zu sehen; „Andere Fassung“ darunter wechselt.",
  },
  "compare.title": "Vergleich",
  "compare.kept": "Behalten",
  "compare.now": "Jetzt",
  "compare.difference": "Jetzt minus behalten",
  "compare.back": "Zurück zum Behaltenen",
  "compare.end": "Beenden",
  "compare.head": "der gezeigte Kopf",
  "compare.same":
    "Dieses Bild ist behalten. Ändere etwas: hier erscheint, was es bewirkt.",
  "compare.differs": "Geändert seitdem: {list}.",
  "compare.moved":
    "Im Mittel gingen {mean} des Gewichts einer Zeile anderswohin, am meisten in der Zeile von „{token}“: {most}.",
  "compare.difference.about":
    "Blaue Zellen haben Gewicht gewonnen, orange verloren; die Skala reicht fest von −1 bis 1.",
  "compare.none.size":
    "Kein Unterschied Zelle für Zelle: die Bilder haben {then} und {now} Zellen.",
  "compare.none.words":
    "Kein Unterschied Zelle für Zelle: die Zellen gehören zu anderen Wörtern.",
  "compare.none.long":
    "Die Texte sind so lang ({now}), dass ihre Gewichte nicht aufbewahrt werden: Eine Differenz gibt es nicht.",

  "experiments.title": "Experimente",
  "experiments.open": "Experimente",
  "experiments.back": "Zurück zum Playground",
  "experiments.loading": "Die Experimente werden geladen…",
  "experiments.failed": "Die Experimente wurden nicht geladen: {message}",

  "lessons.title": "Lektionen",
  "lessons.loading": "Die Lektionen werden geladen…",
  "lessons.failed": "Die Lektionen wurden nicht geladen: {message}",
  "variant.used": "Eine Fassung einer Lehrkraft.",
  "variant.problem": "Diese Fassung ist nicht verwendbar: {problem}.",
  "variant.leave": "Verlassen",
  "practice.title": "Üben",
  "practice.back": "Zurück zum Playground",
  "practice.open": "Üben",
  "practice.loading": "Die Aufgaben werden geladen…",
  "practice.failed": "Die Aufgaben wurden nicht geladen: {message}",
  "teachers.title": "Für Lehrende",
  "teachers.loading": "Die Unterrichtspläne werden geladen…",
  "teachers.failed": "Die Unterrichtspläne wurden nicht geladen: {message}",
};
